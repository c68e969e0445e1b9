/** Packages and tables on their way in and out. */
export { EXCHANGE_CODES } from './codes.ts';
export { parseTable, type ParsedTable, type TableReading } from './table.ts';
export { unzipPackages, type Unpacked, type UnpackedPackage } from './unzip.ts';
export { withId } from './with-id.ts';
export { packagesToZip, zipPackages } from './zip.ts';
