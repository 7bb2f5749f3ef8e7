import type { StringChoice } from '#contract/catalog/strings/string-choice.ts'
import { BRIGHTNESS_WORDS, type Brightness } from '#domain/instruments/choice/brightness.ts'
import { FAMILIES } from '#domain/instruments/families/family.ts'

export type ChoiceView = ReturnType<typeof choiceView>

/** What the page shows: the API's answer, with sets reduced to what is shown of them, and the price as it was written. */
export function choiceView({ jogos, ...content }: StringChoice['conteudo'], written: string) {
  const isUnread = written !== '' && content.ate === null

  return {
    ...content,
    precoEscrito: isUnread ? written : null,
    familia: content.instrumento && FAMILIES[content.instrumento],
    jogos: jogos.map(({ produto: { id, nome, marca, imagem }, url, preco, kg, brilho, motivo }, i) => ({
      number: i + 1,
      id,
      nome,
      url,
      marca: marca.nome,
      imagem,
      precoPor: preco,
      motivo,
      kg,
      brilho,
      som: isBrightness(brilho) ? BRIGHTNESS_WORDS[brilho] : null,
    })),
  }
}

function isBrightness(value: number | null): value is Brightness {
  return value !== null && value in BRIGHTNESS_WORDS
}
