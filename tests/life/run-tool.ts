import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '#tools/prepare.mjs'

export type ToolResult = { code: number | string; out: string; err: string }

/** Runs a command of the shop (`tools/NAME.ts`) in exactly this environment, to its end. */
export function runTool(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<ToolResult> {
  return startTool(name, args, environment).ended
}

/** The same, as a process that a test can interrupt. */
export function startTool(name: string, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(ROOT, 'tools', `${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DEMO: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  const ended = new Promise<ToolResult>((resolve) => {
    child.once('close', (code, signal) => resolve({ code: code ?? signal ?? '', out, err }))
  })

  return { process: child, ended }
}
