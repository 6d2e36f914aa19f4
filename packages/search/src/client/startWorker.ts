let early: Worker | undefined;

/** Has the worker's script fetched beside the code that talks to it, not after it. */
export function startEarly(): void {
  early ??= start();
  // Nobody listens yet: whoever takes the worker starts another, and hears of its failure.
  early?.addEventListener('error', (event) => {
    event.preventDefault();
    early = undefined;
  });
}

/** Nothing where the browser has no workers or a policy forbids them. */
export function startSearchWorker(): Worker | undefined {
  const worker = early ?? start();
  early = undefined;
  return worker;
}

function start(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    // The bundler knows this form, and makes a file of its own of the worker.
    return new Worker(new URL('./worker', import.meta.url));
  } catch {
    return undefined;
  }
}
