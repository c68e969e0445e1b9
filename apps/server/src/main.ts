/** The server of Hexwright: the studio's pages, its projects as shared documents, and the folders they are kept in. */
export { mayEdit, ROLES, type Role, type Visitor } from './people/gate.ts';
export type { ApiError } from './project-access.ts';
export type { ProjectSummary } from './project-api.ts';
export type { Audience, ChannelListener, Member } from './rooms/channels.ts';
export type { Take } from './rooms/folder-member.ts';
export type { Notice } from './rooms/notices.ts';
export type { ProjectState } from './rooms/project-room.ts';
export { SYNC_PATH, type SyncServer } from './rooms/sync-server.ts';
export { lineLog, type ServerLog } from './server-log.ts';
export { startServer, type RunningServer, type ServerOptions } from './start-server.ts';
export { DataError, type DataFault } from './storage/database.ts';
