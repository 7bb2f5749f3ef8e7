import type { PublicPassport } from '#contract/orders/passports.ts'
import { formatDate, formatDay } from '#domain/time/format-date.ts'
import styles from './passport.module.css'

const MISSING = { roubado: 'foi roubado', perdido: 'está perdido' }

/** That its owner misses an instrument, and how to tell the shop. */
export function MissingNotice({ alert: { tipo, desde } }: { alert: NonNullable<PublicPassport['alerta']> }) {
  return (
    <p role="note" className={styles['alert']}>
      <strong>
        O dono avisou em {formatDay(desde)} que este instrumento {MISSING[tipo]}.
      </strong>{' '}
      Está com você, ou foi oferecido a você? <a href="/contato">Avise a loja</a>: a gente fala com o dono,
      sem dizer quem você é se você preferir.
    </p>
  )
}

/** That the shop withdrew a passport. */
export function WithdrawnNotice({ since }: { since: string }) {
  return (
    <p role="note" className={styles['alert']}>
      <strong>Este passaporte foi anulado pela loja em {formatDate(since)}.</strong> Ele não vale mais como
      prova de origem.
    </p>
  )
}
