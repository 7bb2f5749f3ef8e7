import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type Source = { path: string; text: string }

/** The TypeScript files of these layers, as paths from the root. */
export function sources(layers: string[]): Source[] {
  return layers.flatMap((layer) =>
    filesIn(layer).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  )
}

function filesIn(layer: string) {
  try {
    return readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(layer, name))
  } catch {
    return []
  }
}

/** Tests and test support follow the rules of what they test, not of the layer that contains them. */
export function isTest(path: string): boolean {
  return /\.(test|bench|fixtures)\.tsx?$/.test(path) || path.startsWith('tests/')
}
