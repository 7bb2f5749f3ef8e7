import tools from '../tool-page.module.css'
import styles from './size-page.module.css'
import type { SizeView } from './size-view.ts'

type Props = { family: NonNullable<SizeView['family']>; sizes: SizeView['sizes'] }

/** All sizes of the instrument, for whom each is, and where the shop has it. */
export function SizeTable({ family, sizes }: Props) {
  return (
    <section aria-labelledby="tamanhos" className={styles['section']}>
      <h2 id="tamanhos">Tamanhos {family.ofThe}</h2>
      <table className={`${tools['table']} ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col">Tamanho</th>
            <th scope="col">Para quem tem</th>
            <th scope="col">Na loja</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ nome, fits, chosen, listings }) => (
            <tr key={nome} data-chosen={chosen || undefined}>
              <th scope="row">{nome}</th>
              <td>{fits ?? '–'}</td>
              <td>
                {listings.length === 0 && '–'}
                {listings.map((listing) => (
                  <a key={listing.url} href={listing.url}>
                    {listing.nome} ({listing.total})
                  </a>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
