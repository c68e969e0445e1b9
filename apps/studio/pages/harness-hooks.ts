// Run by vitest before each file of page tests.
import { afterAll, afterEach } from 'vitest';
import { closePages, lookBack } from './harness.ts';

afterEach(({ task }) => lookBack(task));
afterAll(closePages);
