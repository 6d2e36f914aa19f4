import type {Plugin} from '@docusaurus/types';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}
type Middleware = (request: {url?: string}, response: Response, next: (error?: unknown) => void) => void;

/**
 * Serves files in `npm start` that a build would write, such as JSON and scripts, and creates them on request. `fileAt`
 * returns a function for URLs that it knows; the function returns undefined if there is no such file.
 */
export function servedInPreview(
  name: string,
  fileAt: (address: string) => (() => Promise<string | undefined>) | undefined,
): ConfigureWebpackResult {
  const middleware: Middleware = (request, response, next) => {
    const [address = ''] = request.url?.split('?') ?? [];
    const make = fileAt(address);
    if (!make) return next();
    make().then((body) => {
      if (body === undefined) return next();
      response.setHeader('Content-Type', address.endsWith('.js') ? 'text/javascript' : 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    }, next);
  };
  const devServer = {
    // Docusaurus has such a function too; webpack-merge calls all of them and joins their lists. Ours must come before the
    // one that answers every URL with the page, so it is put at the start of the common list.
    setupMiddlewares: (middlewares: unknown[]) => {
      middlewares.unshift({name, middleware});
      return [];
    },
  };
  // Docusaurus merges this into the settings of its development server, but its types don't include it.
  return {devServer} as ConfigureWebpackResult;
}
