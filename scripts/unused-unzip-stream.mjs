/** Stands in for `unzip-stream` in the bundle: the real one never ends on some damaged archives. */
export default {
  Extract() {
    throw new Error('The artifact client must not unpack archives here: download through src/io instead');
  },
};
