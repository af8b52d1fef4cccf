/** How deep a configuration, a record, or a text read as one, may nest. */
export const MAX_DEPTH = 64;
