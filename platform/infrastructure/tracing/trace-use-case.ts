import { currentTracer } from './tracer.ts'

/** Runs a use case within a span named for its place in the contract, such as `cart.addItem`. */
export function traceUseCase<Result>(path: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const tracer = currentTracer()
  if (tracer === null) return work()
  const name = path.join('.')

  return tracer.within({ name, kind: 'internal', attributes: { 'code.function.name': name } }, work)
}
