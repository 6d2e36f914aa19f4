const minutes = 5;

/** Makes something once in five minutes, in which a site seldom changes; what failed is tried again at once. */
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
