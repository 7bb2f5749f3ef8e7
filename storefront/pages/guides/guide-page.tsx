import type { Guide, GuidePart } from '#contract/content/guides/guides.ts'
import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import type { Picture } from '#contract/picture.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { Html } from '../../components/html/html.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ResponsivePicture } from '../../components/picture.tsx'
import type { CardData } from '../../components/product-card/card-data.ts'
import { CardRow } from '../../components/product-card/card-row.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import styles from './guide-page.module.css'
import { ToolCard } from './tool-card.tsx'
import type { ToolQuestion } from './tool-question.ts'

type Products = Omit<Extract<GuidePart, { tipo: 'produtos' }>, 'produtos'> & { produtos: CardData[] }
type Tool = Extract<GuidePart, { tipo: 'ferramenta' }> & { question: ToolQuestion | null }
type Part = Extract<GuidePart, { tipo: 'html' }> | Tool | Products

type Props = { trail: Trail; guide: Omit<Guide['conteudo'], 'partes'> & { partes: Part[] } }

/** A guide: its contents beside the text, products and tools where the text speaks of them. */
export function GuidePage({ trail, guide }: Props) {
  const { titulo, resumo, imagem, indice, partes, anterior, proximo } = guide

  return (
    <article className="wrap">
      <PageHead trail={trail} title={titulo} text={resumo} />
      <div className={styles['layout']}>
        {indice.length > 1 && (
          <nav aria-label="Neste guia" className={styles['contents']}>
            <p>Neste guia</p>
            <ol>
              {indice.map(({ id, titulo }) => (
                <li key={id}>
                  <a href={`#${id}`}>{titulo}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles['text']}>
          <Byline guide={guide} />
          {imagem && !showsPicture(partes, imagem) && (
            <ResponsivePicture
              picture={imagem}
              sizes="(min-width: 1024px) 700px, 100vw"
              maxWidth={1440}
              eager
            />
          )}
          {partes.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
            <GuidePartView key={i} part={part} />
          ))}
          <AboutAuthor guide={guide} />
          <nav aria-label="Mais guias" className={styles['more']}>
            {anterior && <a href={anterior.url}>← {anterior.titulo}</a>}
            {proximo && <a href={proximo.url}>{proximo.titulo} →</a>}
            <a href="/guias">Todos os guias</a>
          </nav>
        </div>
      </div>
    </article>
  )
}

/** The picture of lists may be a figure of the text, which is not shown twice. */
function showsPicture(parts: Part[], { imagem }: Picture): boolean {
  const [, , hash = ''] = imagem.split('/')

  return parts.some((part) => part.tipo === 'html' && part.html.includes(`/${hash}/`))
}

function Byline({ guide: { autor, publicadoEm, revisadoEm, minutos } }: Pick<Props, 'guide'>) {
  return (
    <p className={tools['basis']}>
      Por {autor} · <time dateTime={publicadoEm}>{formatDate(publicadoEm)}</time>
      {revisadoEm && (
        <>
          {' '}
          · revisado em <time dateTime={revisadoEm}>{formatDate(`${revisadoEm}T12:00:00Z`)}</time>
        </>
      )}{' '}
      · {minutos} min de leitura
    </p>
  )
}

function AboutAuthor({ guide: { autor, sobreAutor, revisao, revisadoEm } }: Pick<Props, 'guide'>) {
  if (sobreAutor === '' && revisao === '') return null

  return (
    <footer className={tools['card']}>
      {sobreAutor && (
        <p>
          <strong>{autor}.</strong> {sobreAutor}
        </p>
      )}
      {revisao && revisadoEm && (
        <p className={tools['basis']}>
          Revisão de {formatDate(`${revisadoEm}T12:00:00Z`)}: {revisao}
        </p>
      )}
    </footer>
  )
}

function GuidePartView({ part }: { part: Part }) {
  switch (part.tipo) {
    case 'html':
      return <Html html={part.html} />
    case 'ferramenta':
      return <ToolCard {...part} />
    case 'produtos':
      return <GuideProducts part={part} />
  }
}

function GuideProducts({ part: { titulo, texto, produtos, url } }: { part: Products }) {
  return (
    <aside aria-label={titulo} className={styles['products']}>
      <h3>{titulo}</h3>
      {texto && <p>{texto}</p>}
      <CardRow produtos={produtos} label={titulo} headingLevel={4} />
      {url && (
        <p>
          <a href={url}>Ver todos: {titulo}</a>
        </p>
      )}
    </aside>
  )
}
