/** How tables look: colours are tokens of the studio, so that dark and high contrast come with them. */
import { css } from 'lit';

export const tableStyles = css`
  :host {
    display: block;
    block-size: 100%;
    min-block-size: 0;
    position: relative;
    overflow: hidden;
    background: var(--sunken);
  }
  svg.table {
    font-family: var(--sans);
  }
  .cloth {
    fill: var(--accent-soft);
  }
  .edge {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2px;
  }
  .inches {
    fill: none;
    stroke: var(--line);
    stroke-width: 1px;
  }
  .edge,
  .inches,
  .area,
  .height,
  .footprint,
  .front,
  .region polygon,
  .arc path,
  .way polyline,
  .way .stage,
  .guest polygon,
  .line polyline,
  .handle,
  .draft,
  .here {
    vector-effect: non-scaling-stroke;
  }
  .pattern {
    fill: var(--ink);
    fill-opacity: 0.35;
  }
  .pattern-line {
    fill: none;
    stroke: var(--ink);
    stroke-opacity: 0.35;
    stroke-width: 0.12;
  }
  .area {
    stroke: var(--ink-soft);
    stroke-width: 1px;
  }
  .height {
    fill: var(--ink);
    fill-opacity: 0.09;
    stroke: var(--ink-soft);
    stroke-width: 2px;
  }
  .course {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .bar {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.08;
    stroke-dasharray: 0.4 0.3;
  }
  .feature.chosen .area,
  .feature.chosen .bar {
    stroke: var(--focus);
    stroke-width: 3px;
  }
  .feature.chosen .bar {
    vector-effect: non-scaling-stroke;
    stroke-dasharray: none;
  }
  .region polygon {
    fill-opacity: 0.1;
    stroke-width: 1.5px;
    stroke-dasharray: 8 5;
  }
  .zone polygon {
    stroke-dasharray: 2 4;
  }
  .region.chosen polygon {
    stroke-width: 3px;
  }
  text {
    fill: var(--ink);
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 0.25;
    pointer-events: none;
  }
  .name {
    font-size: 1.1px;
    font-style: italic;
  }
  .label {
    font-size: 1.4px;
    font-family: var(--serif);
  }
  .note {
    font-size: 0.9px;
    font-weight: 600;
  }
  .unit {
    transition: transform 240ms ease;
  }
  :host([playing]) .unit {
    transition: none;
  }
  /* What was thought of, or may be done next, is not what is played back. */
  :host([playing]) :is(.way, .arc, .line, .spot) {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .unit {
      transition: none;
    }
  }
  .unit .footprint {
    fill-opacity: 0.45;
    stroke: var(--ink);
    stroke-width: 1px;
  }
  .unit .bases {
    stroke: var(--cut-strong);
    stroke-width: 0.02;
  }
  .unit .front {
    fill: var(--ink);
    stroke: var(--ink);
    stroke-width: 2.5px;
  }
  .unit.lit .footprint {
    stroke: var(--focus);
    stroke-width: 4px;
  }
  .mark circle {
    fill: var(--raised);
    stroke: var(--tone);
    stroke-width: 0.1;
  }
  .mark text {
    font-size: 0.6px;
    font-weight: 700;
    stroke: none;
  }
  .arc path {
    fill: var(--tone);
    fill-opacity: 0.1;
    stroke: var(--tone);
    stroke-width: 1.5px;
    stroke-dasharray: 6 4;
  }
  .way polyline,
  .line polyline {
    fill: none;
    stroke: var(--tone);
    stroke-width: 2.5px;
  }
  .line polyline {
    stroke-dasharray: 2 4;
  }
  .way .stage {
    fill: var(--tone);
    fill-opacity: 0.12;
    stroke: var(--tone);
    stroke-width: 1.5px;
  }
  .spot {
    fill: none;
    stroke: var(--tone);
    stroke-width: 0.15;
  }
  .spot.fill {
    fill: var(--tone);
    fill-opacity: 0.4;
  }
  .guest polygon {
    fill: none;
    stroke: var(--person);
    stroke-width: 3px;
    stroke-dasharray: 5 3;
  }
  .guest circle {
    fill: var(--person);
  }
  .guest text {
    fill: light-dark(var(--person), color-mix(in oklab, var(--person), var(--on-color) 45%));
    font: 600 12px var(--sans);
    text-anchor: start;
    stroke-width: 3px;
  }
  .flaw path {
    fill: var(--tone);
    stroke: var(--panel);
    stroke-width: 1px;
  }
  .flaw .sign {
    stroke-width: 2px;
  }
  .here {
    stroke-width: 2px;
  }
`;
