import type { Family } from '#domain/instruments/families/family.ts'
import tools from './tool-page.module.css'

type Props = {
  instruments: readonly { instrumento: Family; nome: string }[]
  current: Family | null
  hrefOf: (family: Family) => string
}

/** The instruments that a tool knows, each at an address of its own. */
export function InstrumentLinks({ instruments, current, hrefOf }: Props) {
  return (
    <nav aria-label="Instrumento" className={tools['instruments']}>
      {instruments.map(({ instrumento, nome }) => (
        <a
          key={instrumento}
          href={hrefOf(instrumento)}
          aria-current={instrumento === current ? 'true' : undefined}
        >
          {nome}
        </a>
      ))}
    </nav>
  )
}
