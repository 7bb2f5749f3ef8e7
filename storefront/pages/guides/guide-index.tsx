import type { GuideBrief, GuideList } from '#contract/content/guides/guides.ts'
import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import type { Tool } from '#domain/instruments/tools.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ResponsivePicture } from '../../components/picture.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import styles from './guide-index.module.css'

type Props = {
  trail: Trail
  content: GuideList['conteudo']
  /** Shown where there are no guides. */
  toolsOffered: readonly Tool[]
}

/** The guides by topic. */
export function GuideIndex({ trail, content, toolsOffered }: Props) {
  const { topicos, ativo, guias, pg, qtdPages } = content
  const byTopic = Map.groupBy(guias, ({ topico }) => topico)
  const address = (page: number) =>
    `/guias?${new URLSearchParams({ ...(ativo && { topico: ativo }), ...(page > 1 && { pg: String(page) }) })}`

  return (
    <div className="wrap">
      <PageHead
        trail={trail}
        title="Guias"
        text="Para escolher, cuidar e entender o instrumento, com as contas feitas e os produtos à mão."
      />
      {topicos.length > 1 && (
        <nav aria-label="Assuntos" className={tools['instruments']}>
          <a href="/guias" {...(ativo === null && { 'aria-current': 'page' })}>
            Todos
          </a>
          {topicos.map(({ nome, slug }) => (
            <a key={slug} href={`/guias?topico=${slug}`} {...(slug === ativo && { 'aria-current': 'page' })}>
              {nome}
            </a>
          ))}
        </nav>
      )}
      {guias.length === 0 && <NoGuides toolsOffered={toolsOffered} />}
      {[...byTopic].map(([topico, guides]) => (
        <section key={topico} aria-label={topico} className={styles['topic']}>
          <h2>{topico}</h2>
          <ul className={styles['guides']}>
            {guides.map((guide) => (
              <li key={guide.url}>
                <GuideEntry guide={guide} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {qtdPages > 1 && (
        <nav aria-label="Páginas dos guias" className={tools['instruments']}>
          {pg > 1 && (
            <a href={address(pg - 1)} rel="prev">
              Página anterior
            </a>
          )}
          {pg < qtdPages && (
            <a href={address(pg + 1)} rel="next">
              Próxima página
            </a>
          )}
        </nav>
      )}
    </div>
  )
}

/** A new store has none; its menu leads here all the same. */
function NoGuides({ toolsOffered }: Pick<Props, 'toolsOffered'>) {
  return (
    <section aria-labelledby="ferramentas" className={styles['topic']}>
      <p>Ainda não há guias. Enquanto isso, as ferramentas respondem:</p>
      <h2 id="ferramentas">Ferramentas para músicos</h2>
      <ul className={styles['guides']}>
        {toolsOffered.map(({ nome, texto, url }) => (
          <li key={url}>
            <a href={url}>{nome}</a>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function GuideEntry({ guide: { titulo, resumo, url, minutos, imagem } }: { guide: GuideBrief }) {
  return (
    <article className={styles['guide']}>
      {imagem && (
        <ResponsivePicture
          picture={{ ...imagem, alt: '' }}
          sizes="(min-width: 1024px) 360px, (min-width: 600px) 45vw, 92vw"
          maxWidth={720}
        />
      )}
      <h3>
        <a href={url}>{titulo}</a>
      </h3>
      <p>{resumo}</p>
      <p className={tools['basis']}>{minutos} min de leitura</p>
    </article>
  )
}
