const minutes = 5;

/** Caches a value for five minutes, because sites seldom change; a failure is tried again at once. */
export function forAWhile<Value>(
  make: () => Promise<Value>,
  isValid: () => boolean = () => true,
): () => Promise<Value> {
  let made: {value: Promise<Value>; at: number} | undefined;
  return () => {
    if (made && isValid() && Date.now() - made.at < minutes * 60_000) return made.value;
    const own = {value: make(), at: Date.now()};
    made = own;
    own.value.catch(() => {
      if (made === own) made = undefined;
    });
    return own.value;
  };
}
