import type { Tension } from '#contract/catalog/tension.ts'
import { FAMILIES } from '#domain/instruments/families/family.ts'
import { tensionAddress } from '#domain/instruments/tension/tension-query.ts'

export type TensionView = ReturnType<typeof tensionView>

/**
 * What the shopper wrote or chose: the form repeats it, even where it can't be read, and nothing else, so that another
 * set is computed in its own tuning and on its own scale.
 */
type Written = Record<'escala' | 'afinacao' | 'notas' | 'calibres' | 'la' | 'cordas' | 'alvo', string>

export function writtenOf(fields: Partial<Written>): Written {
  const { escala = '', afinacao = '', notas = '', calibres = '', la = '', cordas = '', alvo = '' } = fields

  return { escala, afinacao, notas, calibres, la, cordas, alvo }
}

/** What the page shows: the API's answer, with found sets reduced to what is shown of them. */
export function tensionView({ encontrados, ...content }: Tension['conteudo'], written: Written) {
  const { instrumento, escala, escalaGrave, la, capo, atual, calibres, procura, prende } = content
  const tuning = procura?.afinacao
  const same = {
    instrumento,
    // Without a scale, each set is found on its own.
    escala: written.escala === '' ? null : [escala, ...(escalaGrave === null ? [] : [escalaGrave])].join('-'),
    afinacao: tuning?.nome ?? null,
    notas: tuning && tuning.nome === null ? tuning.notas.join(' ') : null,
    la,
    capo: capo || null,
    atual: atual?.id ?? null,
    calibres,
    prende,
  }

  return {
    ...content,
    written,
    hoje: presentStrings({ calibres, atual }),
    familia: instrumento && FAMILIES[instrumento],
    /** Of an instrument with pairs, these are counted. */
    emPares: tuning?.pares ?? false,
    encontrados:
      encontrados?.map(({ produto: { id, nome, url, marca, imagem, precos, status }, ...found }) => ({
        id,
        nome,
        url,
        marca: marca.nome,
        imagem,
        precoPor: status === 'sobConsulta' ? null : precos.precoPor,
        /** The address of the same computation with this set. */
        calculo: tensionAddress({ ...same, jogo: id }),
        ...found,
      })) ?? null,
  }
}

/** The strings that are on the instrument now, in words; null if they aren't known. */
export function presentStrings({ calibres, atual }: Pick<Tension['conteudo'], 'calibres' | 'atual'>) {
  return calibres === '' ? (atual?.nome ?? null) : `calibres ${calibres}`
}
