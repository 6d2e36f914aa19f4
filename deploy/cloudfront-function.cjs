// The function of a CloudFront distribution, on “viewer request”: S3 knows files, readers ask for pages.
// Its runtime, cloudfront-js-2.0, knows `const` and no destructuring.
// Home pages of the languages besides the first; below a path, of all of them: ['/handbook', '/handbook/fr'].
const homes = ['/fr'];

function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\/+$/, '');
  if (path === '' || homes.includes(path)) request.uri = `${path}/index.html`;
  // A file has an extension with a letter in it; `/docs/1.0` is a page.
  else if (!/\.[a-z\d]*[a-z][a-z\d]*$/i.test(path)) request.uri = `${path}.html`;
  return request;
}
