/**
 * The editor in the browser, at /admin: see docs/advanced/hosted-cms.md. While its part is off, builds don't contain it;
 * `npm run cms` works all the same.
 */
// region cms
export const cms = {
  branch: 'main',
  // Exchanges the sign-in at the Git host for a token, because the browser must not hold the secret for that.
  signIn: 'https://sign-in.example.com',
};
// endregion
