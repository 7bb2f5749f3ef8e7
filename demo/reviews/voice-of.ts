import type { DemoProduct } from '#demo/demo-product.ts'
import { CONTEXTS } from './phrases.ts'
import type { Voice } from './voice.ts'
import * as accessories from './voices/accessories.ts'
import * as bowed from './voices/bowed-accessories.ts'
import * as instruments from './voices/instruments.ts'
import * as strings from './voices/strings.ts'

/** The product data that reviews and questions use. */
export type ReviewedProduct = Pick<
  DemoProduct,
  | 'slug'
  | 'nome'
  | 'marca'
  | 'categoria'
  | 'garantia'
  | 'itensInclusos'
  | 'caracteristicas'
  | 'vendas'
  | 'publicadoEm'
  | 'situacao'
  | 'drawing'
>

/** The longest matching category path applies. */
const VOICES: Readonly<Record<string, Voice>> = {
  'cordas/instrumentos/violinos': strings.bowedStrings,
  'cordas/instrumentos/violas': strings.bowedStrings,
  'cordas/instrumentos/violoncelos': strings.bowedStrings,
  'cordas/instrumentos/contrabaixos': strings.bowedStrings,
  'cordas/avulsas': strings.singleStrings,
  'cordas/instrumentos/violas-caipiras': strings.pluckedStrings,
  cordas: strings.pluckedStrings,
  violinos: instruments.bowedInstruments,
  violoes: instruments.acousticGuitars,
  guitarras: instruments.electricGuitars,
  'guitarras/baixos': instruments.electricBasses,
  ukuleles: instruments.smallPlucked,
  regionais: instruments.smallPlucked,
  arcos: bowed.bows,
  cavaletes: bowed.bridges,
  'cavaletes/guitarra-e-violao': accessories.hardware,
  'acessorios/arco': bowed.fittings,
  'acessorios/arco/breu': bowed.rosins,
  'acessorios/arco/surdinas': bowed.mutes,
  'acessorios/arco/espaleiras-e-queixeiras': bowed.shoulderRests,
  'acessorios/palhetados/palhetas': accessories.picks,
  'acessorios/palhetados/capotrastes': accessories.capos,
  'acessorios/palhetados/correias': accessories.straps,
  'acessorios/palhetados/cabos': accessories.cables,
  'acessorios/palhetados/captadores': accessories.pickups,
  'acessorios/palhetados/tarraxas-e-pecas': accessories.hardware,
  'acessorios/estojos': accessories.cases,
  'acessorios/afinadores': accessories.tuners,
  'acessorios/suportes': accessories.stands,
}

/** A family's voice for one product, with its possible speakers. */
export type ProductVoice = Voice & { contexts: readonly string[] }

/** Returns the voice of a product's buyers, without sentences that are false for it. */
export function voiceOf(product: ReviewedProduct): ProductVoice {
  const voice = closest(product.categoria)
  const fitting = (sentences: readonly string[]) => sentences.filter((sentence) => fits(sentence, product))

  return {
    ...voice,
    praise: fitting(voice.praise),
    drawback: fitting(voice.drawback),
    complaint: fitting(voice.complaint),
    contexts: fitting(CONTEXTS[voice.scene]),
  }
}

function closest(categoria: string): Voice {
  const slugs = categoria.split('/')
  for (let length = slugs.length; length > 0; length -= 1) {
    const voice = VOICES[slugs.slice(0, length).join('/')]
    if (voice) return voice
  }
  return accessories.sundries
}

/** Sentences that are true only for some products of a family. */
const CONDITIONS: readonly (readonly [pattern: RegExp, holds: (product: ReviewedProduct) => boolean])[] = [
  [
    /\b(arco (que|é|empenou)|breu)\b/i,
    ({ categoria, itensInclusos }) => !categoria.startsWith('violinos') || mentions(itensInclusos, /arco/i),
  ],
  [/estojo (é|podia)/i, ({ itensInclusos }) => mentions(itensInclusos, /estojo/i)],
  [/capa que acompanha/i, ({ itensInclusos }) => mentions(itensInclusos, /capa|bag/i)],
  [
    /falta de uma capa|acompanhar uma capa|Falta uma bag/i,
    ({ itensInclusos }) => !mentions(itensInclusos, /capa|bag|estojo/i),
  ],
  [/mesa|afinador embutido|captação/i, ({ drawing }) => drawing.family !== 'acoustic' || drawing.electronics],
  [/tensor/i, ({ drawing }) => drawing.family !== 'acoustic' || drawing.shape !== 'classical'],
  [
    /alavanca|flutuante/i,
    ({ drawing }) => drawing.family !== 'electric' || /tremolo|locking/.test(drawing.bridge),
  ],
  [/escudo/i, ({ drawing }) => drawing.family !== 'electric' || drawing.pickguard !== null],
  [
    /posição do meio|captador simples/i,
    ({ drawing }) => drawing.family !== 'electric' || /S/.test(drawing.pickups),
  ],
  [/quinta corda/i, ({ drawing }) => drawing.family !== 'bass' || drawing.strings > 4],
  [
    /bateria/i,
    ({ drawing, caracteristicas }) =>
      drawing.family !== 'bass' || caracteristicas.some(({ valor }) => /ativ/i.test(valor)),
  ],
  [/mochila/i, ({ categoria }) => categoria !== 'regionais/violas-caipiras'],
  [
    /filh[oa] |sobrinho/i,
    ({ categoria }) => !/contrabaixo|avancados|sete-e-doze|cinco-cordas|captadores|pecas/.test(categoria),
  ],
  [/no mesmo dia em que chegou/i, ({ categoria }) => !/^cavaletes|captadores|pecas/.test(categoria)],
]

function fits(sentence: string, product: ReviewedProduct): boolean {
  return CONDITIONS.every(([pattern, holds]) => !pattern.test(sentence) || holds(product))
}

function mentions(itens: readonly string[], pattern: RegExp): boolean {
  return itens.some((item) => pattern.test(item))
}
