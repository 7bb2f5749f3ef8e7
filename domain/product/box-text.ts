type Box = { peso: number; altura: number; largura: number; comprimento: number }

/** Describes a package: `500 g, 400 × 200 × 100 mm`, length, width and height. */
export function boxText({ peso, altura, largura, comprimento }: Box): string {
  return `${peso} g, ${comprimento} × ${largura} × ${altura} mm`
}
