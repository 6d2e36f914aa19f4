import {type ClientConfig, SearchDataError} from '../shared/types';
import {type Backend, createBackend} from './backend';
import type {Answer, Question} from './messages';

/** Runs in a worker: the first message says what to load, each later one is a query. */
export function listen(): void {
  const scope = self as unknown as {
    onmessage: (event: MessageEvent<ClientConfig | Question>) => void;
    postMessage(answer: Answer): void;
  };
  let backend: Backend | undefined;
  scope.onmessage = ({data}) => {
    if ('id' in data) void answer(data);
    else backend = createBackend(data);
  };

  async function answer({id, query}: Question): Promise<void> {
    try {
      const result = query ? await backend?.search(...query) : await backend?.load();
      scope.postMessage({id, result: result ?? undefined});
    } catch (error) {
      const code = error instanceof SearchDataError ? error.code : 'corrupt';
      scope.postMessage({id, error: {code, message: error instanceof Error ? error.message : String(error)}});
    }
  }
}
