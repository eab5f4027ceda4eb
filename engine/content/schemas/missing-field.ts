import { z } from 'zod';

export const missing = 'this field is missing';

z.config({
  customError: ({ code, input }) => (code === 'invalid_type' && input === undefined ? missing : undefined),
});
