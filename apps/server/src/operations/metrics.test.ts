import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('writes what Prometheus reads', () => {
  const metrics = new Metrics();
  const cuts = metrics.counter('cuts_total', 'Connections cut.');
  metrics.counter('none_total', 'Nothing yet.');
  metrics.gauge('rooms', 'Rooms that are open.', () => 3);
  const times = metrics.times('append_seconds', 'Times to append.');
  cuts.add(1, { reason: 'too-fast' });
  cuts.add(2, { reason: 'too-fast' });
  times.note(0.004);
  times.note(20);
  const text = metrics.text();
  expect(text.split('\n').slice(0, 8)).toEqual([
    '# HELP cuts_total Connections cut.',
    '# TYPE cuts_total counter',
    'cuts_total{reason="too-fast"} 3',
    '# HELP none_total Nothing yet.',
    '# TYPE none_total counter',
    'none_total 0',
    '# HELP rooms Rooms that are open.',
    '# TYPE rooms gauge',
  ]);
  expect(text).toContain('append_seconds_bucket{le="0.0025"} 0\nappend_seconds_bucket{le="0.005"} 1');
  expect(text).toContain('append_seconds_bucket{le="+Inf"} 2\nappend_seconds_sum 20.004\nappend_seconds_count 2\n');
});
