import tools from './tool-page.module.css'

type Props = { instruments: readonly { nome: string; url: string; current: boolean }[] }

/** The instruments that a tool knows, each at an address of its own. */
export function InstrumentLinks({ instruments }: Props) {
  return (
    <nav aria-label="Instrumento" className={tools['instruments']}>
      {instruments.map(({ nome, url, current }) => (
        <a key={url} href={url} aria-current={current ? 'true' : undefined}>
          {nome}
        </a>
      ))}
    </nav>
  )
}
