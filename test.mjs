import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { CannotPrepare, ensureInstalled, NODE, ROOT } from './tools/prepare.mjs'

// All checks of the shop but the long tests, from fast to slow. A failure skips nothing: one run reports everything.

const BIN = join(ROOT, 'node_modules', '.bin')
const reports = mkdtempSync(join(tmpdir(), 'lira-relatorios-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const passed = []
const failed = []

await step('installation', ensureInstalled)
await step('types: react-router typegen', () => run('react-router', ['typegen']))
// Each of these needs one core; side by side they take half the time. More checkers would check the same types twice.
await Promise.all([
  step('types: tsc', () => run('tsc', ['--noEmit', '--checkers', '1'], { captured: true })),
  checkCodeAndBuild(),
])
// What takes many seconds, and differs little from another test, is left to `npm run test:unit`.
const SHORT_UNIT = '--tags-filter=!long'
await suite('vitest', ['run', SHORT_UNIT, '--reporter=default', '--reporter=json'], vitestCounts, {
  flag: (file) => `--outputFile.json=${file}`,
})
await step('browser', () => run(NODE, [join('tests', 'support', 'ensure-browser.ts')]))
// One flow of each kind; the others are left to `npm run test:e2e`.
const SHORT = ['--grep-invert', '@long']
await suite(
  'playwright',
  ['test', ...SHORT, '--reporter=list,json', '--pass-with-no-tests'],
  playwrightCounts,
  {
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  },
)

for (const name of failed) console.log(`FAILED ${name}`)
console.log(`${passed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1

async function checkCodeAndBuild() {
  const captured = true
  await step('style: biome', () => run('biome', ['check', '--error-on-warnings', '.'], { captured }))
  await step('unused code: knip', () => run('knip', ['--no-progress'], { captured }))
  await step('code that only tests use: knip', () =>
    run('knip', ['--production', '--no-progress'], { captured }),
  )
  await step('build', () => run(NODE, ['start.mjs', '--build-only'], { captured }))
}

/** A check that passes or fails as a whole. */
async function step(name, work) {
  try {
    const code = await work()
    console.log(`— ${name}: ${code ? 'failed' : 'passed'}`)
    ;(code ? failed : passed).push(name)
  } catch (error) {
    if (!(error instanceof CannotPrepare)) throw error
    console.log(error.message)
    failed.push(name)
  }
}

/** A test runner, which reports each of its tests. */
async function suite(runner, flags, counts, { flag, env }) {
  console.log(`\n— ${runner}`)
  const file = join(reports, `${runner}.json`)
  const code = await run(runner, flag ? [...flags, flag(file)] : flags, { env: env?.(file) })
  const names = counts(read(file))
  passed.push(...names.passed)
  failed.push(...names.failed)
  // A runner can fail outside of any test.
  if (code !== 0 && names.failed.length === 0) failed.push(`${runner} (exit code ${code})`)
}

function vitestCounts(report) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))

  return {
    passed: tests.filter((test) => test.status === 'passed').map((test) => test.fullName),
    failed: [
      ...tests.filter(isFailed).map((test) => `${test.file} > ${test.fullName}`),
      ...broken.map((file) => file.name),
    ],
  }
}

function isFailed(test) {
  return test.status === 'failed'
}

function playwrightCounts(report) {
  const specs = (report?.suites ?? []).flatMap(specsIn).filter((spec) => !isSkipped(spec))
  const name = (spec) => `${spec.file} > ${spec.title}`

  return {
    passed: specs.filter((spec) => spec.ok).map(name),
    failed: specs.filter((spec) => !spec.ok).map(name),
  }
}

function specsIn(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]
}

function isSkipped(spec) {
  return spec.tests.every((test) => test.status === 'skipped')
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Exit code of a program from the dependencies, run by the Node from the dependencies. Its output is shown as it comes;
 * or, if `captured`, in one piece at its end.
 */
function run(program, flags, { captured = false, env = {} } = {}) {
  const path = [BIN, process.env.PATH].join(delimiter)
  const output = captured ? 'pipe' : 'inherit'
  const child = spawn(program, flags, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  })
  const end = () => child.kill('SIGTERM')
  process.once('SIGTERM', end)
  const pieces = []
  child.stdout?.on('data', (piece) => pieces.push(piece))
  child.stderr?.on('data', (piece) => pieces.push(piece))

  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => {
      process.off('SIGTERM', end)
      process.stdout.write(Buffer.concat(pieces))
      resolve(code ?? 1)
    })
  })
}
