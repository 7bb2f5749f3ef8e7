/** The partials that tell a pitch lie below 5 kHz: more samples than that needs only cost time. */
const RATE = 11_000

/** How many samples of the result the filter looks at. */
const SPAN = 16

/** Returns the sound at a rate of some 12 kHz, without what that can't hold, and without an offset from zero. */
export function decimate(samples: Float32Array, sampleRate: number): { samples: Float32Array; rate: number } {
  const factor = Math.max(1, Math.floor(sampleRate / RATE))
  const kernel = kernelOf(factor)
  const length = Math.floor((samples.length - kernel.length) / factor) + 1
  const result = new Float32Array(Math.max(0, length))
  for (let i = 0; i < result.length; i++) {
    let sum = 0
    for (let k = 0; k < kernel.length; k++) sum += (kernel[k] ?? 0) * (samples[i * factor + k] ?? 0)
    result[i] = sum
  }
  const mean = result.reduce((sum, value) => sum + value, 0) / result.length

  return { samples: result.map((value) => value - mean), rate: sampleRate / factor }
}

const kernels = new Map<number, Float32Array>()

/** A low-pass filter at two fifths of the resulting rate: a sinc in a Blackman window. */
function kernelOf(factor: number): Float32Array {
  const known = kernels.get(factor)
  if (known) return known
  const length = factor === 1 ? 1 : SPAN * factor + 1
  const taps = Float32Array.from({ length }, (_, i) => {
    const x = (i - (length - 1) / 2) / factor
    const turn = (2 * Math.PI * i) / (length - 1)
    const window = 0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn)
    return length === 1 ? 1 : window * sinc(0.8 * x)
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  const kernel = taps.map((tap) => tap / sum)
  kernels.set(factor, kernel)

  return kernel
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}
