/** Vitest puts a path of its own into the variable by which src/config/site.ts is told another one. */
if (process.env.BASE_URL === '/') delete process.env.BASE_URL;
