import * as z from 'zod'
import { PICTURE_HASH } from '#domain/urls/picture-url.ts'
import { Link } from './content-input.ts'

/** Identifies a block of its page while blocks are moved. */
const Id = z.string().regex(/^[a-z0-9-]{1,40}$/)
export const Line = z.string().trim().max(200)
/** Rich text as HTML, sanitised on input. */
const RichText = z.string().max(200_000)

/** The schema of a kind of block. */
export const block = <Kind extends string, Shape extends z.ZodRawShape>(tipo: Kind, shape: Shape) =>
  z.object({ id: Id, tipo: z.literal(tipo), ...shape })

/** A block of an institutional page. Texts are plain unless documented as HTML. */
export const PageBlock = z.discriminatedUnion('tipo', [
  block('titulo', { texto: Line.min(1), nivel: z.union([z.literal(2), z.literal(3)]) }),
  block('texto', { html: RichText }),
  block('imagem', {
    /** The key of a stored picture. */
    arquivo: z.string().regex(PICTURE_HASH),
    /** Its pixels; taken from the storage, not from the input. */
    largura: z.int32().positive(),
    altura: z.int32().positive(),
    alt: Line,
    legenda: Line,
    link: Link.nullable(),
  }),
  block('colunas', { esquerda: RichText, direita: RichText }),
  /** `resposta` is HTML. */
  block('perguntas', {
    itens: z
      .array(z.object({ pergunta: Line.min(1), resposta: RichText }))
      .min(1)
      .max(60),
  }),
  block('chamada', {
    titulo: Line,
    texto: z.string().trim().max(500),
    botao: Line.min(1),
    link: Link.min(1),
  }),
  /** Every row has as many cells as `cabecalho`. */
  block('tabela', {
    legenda: Line,
    cabecalho: z.array(Line).min(1).max(12),
    linhas: z.array(z.array(z.string().trim().max(1000)).max(12)).max(200),
  }).refine(({ cabecalho, linhas }) => linhas.every(({ length }) => length === cabecalho.length), {
    path: ['linhas'],
    message: 'Cada linha da tabela precisa de uma célula por coluna.',
  }),
  /** The short answer, in a box. */
  block('resumo', { titulo: Line, html: RichText }),
])

export const PageBlocks = z.array(PageBlock).max(100)

export type PageBlock = z.infer<typeof PageBlock>
