/** Where the studio starts in the browser. */
import './app/studio.ts';
import './screens/people/people-door.ts';
import { showTooltips } from './ui/tooltip.ts';

showTooltips();
