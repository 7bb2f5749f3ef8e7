/** Topics of sentences, with the words that identify them. */
const TOPICS = [
  /maci|dur[ao]s?\b|tens[ãa]o|confort|firmes? do que|largo|pesad|leve/i,
  /afina|assent|oitava/i,
  /preço|caro|centavo|salgad|valor/i,
  /brilh|agud|metálic|grave|abafad|timbre|som\b/i,
  /folga|encaix|present|presa|escap|segura|solta|prend/i,
  /embalagem|caixa|envelope|pacote|lacrad/i,
  /arco|crina/i,
  /cravelha|tarraxa/i,
  /dura\b|duram|duraram|gast|perdem/i,
  /estojo|capa|bolso/i,
  /luthier|ajust|regula/i,
  /marc(ou|a)|verniz/i,
] as const

/**
 * Returns whether two sentences are about the same topic, so that praise and criticism of it would contradict each
 * other.
 */
export function sameTopic(one: string, other: string): boolean {
  return TOPICS.some((topic) => topic.test(one) && topic.test(other))
}
