import { currentTracer } from './tracer.ts'

type Call = { method: string; url: string; headers: Record<string, string> }

/**
 * Makes a call to another service within a span, and names the span to it (`traceparent`). Of the address only the host
 * is recorded. Untraced, it just calls.
 */
export function traceCall<Answer extends { status: number | null }>(
  { method, url, headers }: Call,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const tracer = currentTracer()
  if (tracer === null) return send(headers)
  const attributes: Record<string, string | number> = {
    'http.request.method': method,
    'server.address': URL.parse(url)?.hostname ?? '',
  }

  return tracer.within({ name: method, kind: 'client', attributes }, async () => {
    const traceparent = tracer.traceparent()
    const answer = await send(traceparent === null ? headers : { ...headers, traceparent })
    // Recorded at the end of the span.
    if (answer.status !== null) attributes['http.response.status_code'] = answer.status
    return answer
  })
}
