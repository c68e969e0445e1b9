import type { ReadinessStep } from '@hexwright/compiler';
import { THEMES, thumbnail, type ThemeId } from '@hexwright/board';
import { PackageScene } from '../../scene/package-scene.ts';
import type { PackageMirror } from '../package-mirror.ts';

/** What does a package look like from afar? */
export interface CardQuestion {
  readonly package: string;
  /** Largest size of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** See `ThumbnailStyle` of the board. */
  readonly least?: number;
  readonly density?: number;
  /** In which colours it is drawn. */
  readonly theme: ThemeId;
}

/** A package from afar. */
export interface CardAnswer {
  readonly errors: number;
  readonly warnings: number;
  /** The parts of a battle that are still missing; none where it is ready to play. */
  readonly missing: readonly ReadinessStep[];
  /** Its map with the set-up; null where it has none, or one that cannot be read. */
  readonly picture: ImageBitmap | null;
}

/** Compiles a package and draws its map. */
export function card(
  mirror: PackageMirror,
  { package: id, width, height, theme, ...fineness }: CardQuestion,
): CardAnswer {
  const compiled = mirror.compile(id);
  const { scene } = new PackageScene(mirror.project, id);
  const errors = compiled.problems.filter(({ severity }) => severity === 'error').length;
  return {
    errors,
    warnings: compiled.problems.length - errors,
    missing: (mirror.readiness(id, compiled)?.steps ?? [])
      .filter(({ open }) => open.length > 0)
      .map(({ step }) => step),
    picture:
      scene === null
        ? null
        : thumbnail(scene, width, height, { theme: THEMES[theme], ...fineness }).transferToImageBitmap(),
  };
}
