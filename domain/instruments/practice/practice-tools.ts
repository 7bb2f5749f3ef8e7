/** What musicians practise with, each at an address of its own, also without a connection. */
export const PRACTICE_TOOLS = ['afinador', 'diapasao', 'metronomo'] as const

export type PracticeTool = (typeof PRACTICE_TOOLS)[number]

export function practicePath(tool: PracticeTool): string {
  return `/ferramentas/${tool}`
}
