import { oc } from '@orpc/contract'
import * as z from 'zod'
import { FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import { PRACTICE_TOOLS } from '#domain/instruments/practice/practice-tools.ts'
import { PageFrame } from '../../page-frame.ts'
import { FitAnswer, FitInput, MyInstrumentInput, MyInstrumentPage } from '../my-instrument.ts'
import { Tension, TensionInput } from '../tension.ts'
import { StringChoice, StringChoiceInput } from './string-choice.ts'

export const PracticeInput = z.object({
  ferramenta: z.enum(PRACTICE_TOOLS),
  /** A family of instruments (`violino`), which gives the page its title. */
  instrumento: z.string().max(100).default(''),
})

/** The page of a tool for practising. What it does is computed where it is shown, without sound leaving the device. */
export const Practice = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    /** Those that the shop's categories name, for which they sell instruments or strings; or else all. */
    instrumentos: z.array(z.object({ instrumento: z.enum(FAMILY_WORDS), nome: z.string() })),
  }),
})

/** `produtos`: comma-separated ids. */
export const ProductToolsInput = FitInput.pick({ produtos: true })

/** The addresses of the tools that help with each product; null of those that don't. */
export const ProductTools = z.object({
  itens: z.array(
    z.object({
      idProduto: z.int32(),
      /** The address of its category. */
      categoria: z.string(),
      /** The others of these products that are of the same kind: instruments, or strings for one, or of one category. */
      parecidos: z.array(z.int32()),
      /** Of a set of strings: how strongly each pulls. */
      tensaoCerta: z.string().nullable(),
      /** Of strings, and of instruments for which the shop has any: where sets are found by what somebody looks for. */
      encontrarCordas: z.string().nullable(),
      /** Of strings and accessories: whether they fit what somebody plays. */
      meuInstrumento: z.string().nullable(),
      /** Of instruments that come in sizes. */
      tamanhoCerto: z.string().nullable(),
      /** Of these: the variants (`idAtributoSimples`) in a size that players grow out of. */
      tamanhosMenores: z.array(z.int32()),
      /** And those in a size into which players grow from a smaller one. */
      tamanhosMaiores: z.array(z.int32()),
      /** Of what the workshop does something to: its page. */
      oficina: z.string().nullable(),
      /** Of instruments and strings: the tuner, in their tuning. */
      afinador: z.string().nullable(),
    }),
  ),
})

/** A page on which the shop knows instruments, and what it is good for. */
export const OfferedTools = z.object({
  ferramentas: z.array(z.object({ nome: z.string(), texto: z.string(), url: z.string() })),
})

/** What the shop knows of strings. */
export const strings = {
  tension: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/tension',
      tags: ['strings'],
      summary: 'Quanto puxa cada corda de um jogo',
    })
    .input(TensionInput)
    .output(Tension),
  choose: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/strings',
      tags: ['strings'],
      summary: 'Jogos de cordas pelo que se procura, com o motivo de cada um',
    })
    .input(StringChoiceInput)
    .output(StringChoice),
  mine: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/my-instrument',
      tags: ['strings'],
      summary: 'Um instrumento, e o que a loja tem que serve nele',
    })
    .input(MyInstrumentInput)
    .output(MyInstrumentPage),
  fit: oc
    .route({
      method: 'GET',
      path: '/v2/front/instruments/fit',
      tags: ['strings'],
      summary: 'O que serve em quais instrumentos',
    })
    .input(FitInput)
    .output(FitAnswer),
  tools: oc
    .route({
      method: 'GET',
      path: '/v2/front/instruments/tools',
      tags: ['strings'],
      summary: 'As ferramentas que ajudam com produtos',
    })
    .input(ProductToolsInput)
    .output(ProductTools),
  offered: oc
    .route({
      method: 'GET',
      path: '/v2/front/instruments/offered-tools',
      tags: ['strings'],
      summary: 'As ferramentas e os serviços que esta loja tem',
    })
    .output(OfferedTools),
  practice: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/tools/practice',
      tags: ['strings'],
      summary: 'Página do afinador, do diapasão ou do metrônomo',
    })
    .input(PracticeInput)
    .output(Practice),
}

export type ProductToolsInput = z.infer<typeof ProductToolsInput>
export type ProductTools = z.infer<typeof ProductTools>
export type OfferedTools = z.infer<typeof OfferedTools>
export type PracticeInput = z.infer<typeof PracticeInput>
export type Practice = z.infer<typeof Practice>
