/** How counters of the game are drawn from what a package says of them, so that they have a look before it compiles. */
export { look, paperColors, stateOf } from '@hexwright/rules-kit/counter-style';
