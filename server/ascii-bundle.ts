import type { Plugin } from 'vite'

/**
 * Writes characters beyond ASCII as escapes in the bundles that Node runs. It holds the text of each module in memory,
 * at two bytes per character if a single one of them needs that.
 */
export function asciiBundle(): Plugin {
  return {
    name: 'ascii-bundle',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Not in `renderChunk`: the bundler formats a chunk after it.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escaped)
    },
  }
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
