export { captain } from './captain.ts';
