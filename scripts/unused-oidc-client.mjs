/** Stands in for the OpenID client of `@actions/core`: the action asks for no token, and its HTTP client loads slowly. */
export const OidcClient = {
  getIDToken() {
    throw new Error('The bundle leaves out the OpenID client');
  },
};
