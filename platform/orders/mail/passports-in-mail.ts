import { passportPath } from '#domain/instruments/passport/passport-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { MailPassport } from '#platform/mail/mails/orders.ts'
import { passportsOfOrder } from '../buyer/passports/list-passports.ts'

/** The valid passports of an order's instruments, with the address of each and the position of its line. */
export async function passportsInMail(
  context: Pick<RequestContext, 'db' | 'storeUrl'>,
  idPedido: string,
): Promise<MailPassport[]> {
  const rows = await passportsOfOrder(context, idPedido)

  return rows
    .filter(({ anuladoEm }) => anuladoEm === null)
    .map(({ produto, numeroSerie, codigo, posicao }) => {
      return { produto, numeroSerie, posicao, url: context.storeUrl + passportPath(codigo) }
    })
}
