import type {Plugin} from '@docusaurus/types';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}
type Middleware = (request: {url?: string}, response: Response, next: (error?: unknown) => void) => void;

/**
 * In `npm start`: JSON files and scripts that a build would write, made when they are asked for. `fileAt` answers how, for addresses
 * where there is one; what it makes is undefined where there is none after all.
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
    // Docusaurus has such a function too; webpack-merge calls all and joins the lists that they return. Ours must
    // come before the one that answers every address with the page, so it goes into the common list, at its head.
    setupMiddlewares: (middlewares: unknown[]) => {
      middlewares.unshift({name, middleware});
      return [];
    },
  };
  // Docusaurus merges this into the settings of its development server, but its types do not know it.
  return {devServer} as ConfigureWebpackResult;
}
