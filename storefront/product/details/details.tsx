import type { Sku } from '#contract/catalog/catalog.ts'
import { Html } from '#storefront/components/html/html.tsx'
import type { ProductContent } from '../product-data.ts'
import styles from './details.module.css'
import { Listening } from './listening.tsx'
import type { ProductLink } from './product-links.ts'
import { Section } from './section.tsx'
import { SpecificationTable } from './specification-table.tsx'
import { Spin } from './spin.tsx'
import { Video } from './video.tsx'

type Props = {
  conteudo: ProductContent
  sku: Sku
  links: readonly ProductLink[]
}

/** The texts and data of a product; empty sections are left out. */
export function Details({ conteudo, sku, links }: Props) {
  const { descricoes, midias, itensInclusos, video, nome } = conteudo

  return (
    <>
      {descricoes.longa && (
        <Section id="descricao" title="Descrição">
          <Html html={descricoes.longa} className={styles['text'] ?? ''} />
        </Section>
      )}
      {video && (
        <Section id="video" title="Vídeo">
          <Video url={video} nome={nome} />
        </Section>
      )}
      {conteudo.giro && <Spin giro={conteudo.giro} nome={nome} />}
      <Listening conteudo={conteudo} precoPor={sku.precos.precoPor} />
      <Section id="ficha-tecnica" title="Ficha técnica">
        <SpecificationTable conteudo={conteudo} sku={sku} />
        {links.map(
          ({ href, text, skus }) =>
            (skus?.includes(sku.id) ?? true) && (
              <p key={href}>
                <a href={href}>{text}</a>
              </p>
            ),
        )}
      </Section>
      {itensInclusos.length > 0 && (
        <Section id="itens-inclusos" title="O que vem na caixa">
          <ul className={styles['included']}>
            {itensInclusos.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      )}
      {descricoes.tabelaMedida && (
        <Section id="medidas" title="Tabela de medidas">
          <Html html={descricoes.tabelaMedida} className={styles['measures'] ?? ''} />
        </Section>
      )}
      {midias.arquivos.length > 0 && (
        <Section id="manuais" title="Manuais e arquivos">
          <ul className={styles['files']}>
            {midias.arquivos.map((arquivo) => (
              <li key={arquivo.url}>
                <a href={arquivo.url}>{arquivo.nome}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
