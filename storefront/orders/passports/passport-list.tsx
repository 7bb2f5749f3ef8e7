import type { OwnPassport } from '#contract/orders/passports.ts'
import { passportPath } from '#domain/instruments/passport/passport-path.ts'
import tools from '../../product/instruments/tool-page.module.css'

/** Links to passports: of an account, or of an order. */
export function PassportList({ items }: { items: readonly OwnPassport[] }) {
  return (
    <section className={tools['card']} aria-labelledby="passaportes">
      <h2 id="passaportes">Passaportes</h2>
      <p className={tools['basis']}>
        A ficha de cada instrumento, com regulagem, cordas, serviços, garantia e o comprovante para o seguro.
        É ali também que você o passa adiante.
      </p>
      <ul className={tools['results']}>
        {items.map(({ codigo, produto, numeroSerie, alerta }) => (
          <li key={codigo}>
            <a href={passportPath(codigo)}>{produto}</a>, nº de série {numeroSerie}
            {alerta && ` (${alerta.tipo})`}
          </li>
        ))}
      </ul>
    </section>
  )
}
