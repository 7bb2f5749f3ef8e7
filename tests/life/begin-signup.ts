import { request } from 'node:http'

/**
 * Asks for the newsletter, without the body yet: once this resolves, the shop has the request in flight, and no
 * deadline of the database runs. `finish` sends the body, and returns the answer's status.
 */
export function beginSignup(address: string, person: number): Promise<{ finish: () => Promise<number> }> {
  const body = JSON.stringify({ email: `pessoa${person}@loja.exemplo` })

  return new Promise((resolve, reject) => {
    const signup = request(`${address}/v2/front/newsletter`, {
      method: 'POST',
      agent: false,
      headers: {
        'app-token': 'loja-virtual',
        'content-type': 'application/json',
        'content-length': body.length,
        'x-forwarded-for': `203.0.113.${person}`,
        // The server answers with 100 as soon as it has read the head.
        expect: '100-continue',
      },
    })
    const status = new Promise<number>((answered, failed) => {
      signup.on('error', failed).on('response', (response) => {
        response.resume().on('error', failed)
        response.on('end', () => answered(response.statusCode ?? 0))
      })
    })
    status.catch(reject)
    signup.on('continue', () =>
      resolve({
        finish() {
          signup.end(body)
          return status
        },
      }),
    )
    signup.flushHeaders()
  })
}
