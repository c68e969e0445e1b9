/** From what stands in a package to the place on the scan or in the list that it was read from. */
import type { MapOrigin, SheetsFile } from '@hexwright/model';
import { SHEETS_FILE } from '@hexwright/model';
import { fileKey, type Project } from '@hexwright/workspace';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { sheetPlace } from '../sheet/counter-sheets.ts';

/** The address of the place that the provenance of a unit tells; null where no sheet of the package has it. */
export function unitScanAddress(project: Project, route: PackageRoute, source: string): string | null {
  const { sheets = [], roster = '' } = sheetsIn(project, route);
  const [, line] = /^list, line (\d+)/.exec(source) ?? [];
  if (line !== undefined && roster !== '') return stepAddress(route, 'text', { line });
  const place = sheetPlace(source);
  if (place === null || !sheets.some(({ id }) => id === place.sheet)) return null;
  return stepAddress(route, 'review', { sheet: place.sheet, place: `r${place.row}c${place.column}` });
}

/** The address of a hex on the scan that it was read from, by its number; null where it was read from none. */
export function hexScanAddress(project: Project, route: PackageRoute, label: string): string | null {
  const { mapScans = [] } = sheetsIn(project, route);
  const origins = (project.part(fileKey(route.package, 'map.json'), 'origins') ??
    []) as unknown as readonly MapOrigin[];
  const sources = new Set(
    origins.flatMap(({ hexes, provenance }) => (hexes.includes(label) ? [provenance.source] : [])),
  );
  const scan = mapScans.find(({ id }) => sources.has(id));
  return scan === undefined ? null : stepAddress(route, 'map', { scan: scan.id, hex: label });
}

function stepAddress(route: PackageRoute, step: string, where: PackageRoute['where']): string {
  return addressOf({ ...route, screen: 'digitise', item: step, where });
}

function sheetsIn(project: Project, { package: id }: PackageRoute): Partial<SheetsFile> {
  return project.content(fileKey(id, SHEETS_FILE)) ?? {};
}
