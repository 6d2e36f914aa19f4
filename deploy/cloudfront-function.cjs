// The function of a CloudFront distribution, on “viewer request”: S3 knows files, readers ask for pages.
// Home pages of the languages besides the first, such as '/fr'.
const homes = ['/fr'];

function handler({request}) {
  const path = request.uri.replace(/\/+$/, '');
  if (path === '' || homes.includes(path)) request.uri = `${path}/index.html`;
  // A file has an extension with a letter in it; `/docs/1.0` is a page.
  else if (!/\.[a-z\d]*[a-z][a-z\d]*$/i.test(path)) request.uri = `${path}.html`;
  return request;
}
