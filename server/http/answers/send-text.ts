import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiPath } from '#domain/urls/addresses.ts'
import { errorText } from '#server/api/error-body.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'

/** A "no" before any page or route is asked. */
export type Refused = {
  status: number
  /** For programs. */
  code: string
  /** For people. */
  mensagem: string
  headers?: Record<string, string>
}

/** The document that says it to people, with its policy. */
export type RefusalPage = (refused: Refused) => Promise<{ html: string; policy: string }>

/** What has no address that the shop could read. */
export const ODD_ADDRESS: Refused = {
  status: 400,
  code: 'EnderecoInvalido',
  mensagem: 'Este endereço tem caracteres que a loja não usa. Confira como ele foi escrito.',
}

/** Says no: in the contract's shape to the API's callers and where no `page` is at hand, else as a page to who reads one. */
export async function say(
  request: IncomingMessage,
  response: ServerResponse,
  refused: Refused,
  page?: RefusalPage,
): Promise<void> {
  const { url = '/' } = request
  const document = page && readsPages(request) && !isApiPath(url) ? await page(refused) : null
  if (response.headersSent) return void response.destroy()
  const body = Buffer.from(document?.html ?? errorText(refused))
  response.writeHead(refused.status, {
    ...SECURITY_HEADERS,
    'content-type': document ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': body.byteLength,
    ...(document && { 'content-security-policy': document.policy }),
    'cache-control': 'no-store',
    ...refused.headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether a person looks at the answer: a browser that navigates takes HTML, one that fetches data doesn't say so. */
function readsPages({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false
}
