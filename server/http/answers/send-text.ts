import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiPath } from '#domain/urls/addresses.ts'
import { errorText } from '#server/api/error-body.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'

/** A refusal before any page or route is called. */
export type Refused = {
  status: number
  /** Code for programs. */
  code: string
  /** Message for people. */
  mensagem: string
  headers?: Record<string, string>
}

/** Renders the HTML page of a refusal, and its Content-Security-Policy. */
export type RefusalPage = (refused: Refused) => Promise<{ html: string; policy: string }>

/** For an address that the shop cannot parse. */
export const ODD_ADDRESS: Refused = {
  status: 400,
  code: 'EnderecoInvalido',
  mensagem: 'Este endereço tem caracteres que a loja não usa. Confira como ele foi escrito.',
}

/** Sends a refusal: as JSON to API callers and if there is no `page`, otherwise as HTML to browsers that navigate. */
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
    'cache-control': NEVER_STORED,
    ...refused.headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether a person will see the answer: a browser accepts HTML when it navigates, not when it fetches data. */
function readsPages({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false
}
