import ipaddr from 'ipaddr.js'

/** This machine, by every address its sockets may have. */
const thisMachine = ['127.0.0.0/8', '::1']

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/**
 * Whether a peer is one of our own proxies: `TRUSTED_PROXIES` is a list of addresses and networks (CIDR) by commas, and
 * stands for this machine when empty. Throws on an entry that is neither.
 */
export function trustedProxies(setting: string): (peer: string) => boolean {
  const given = setting.split(',').flatMap((entry) => entry.trim() || [])
  const trusted = (given.length > 0 ? given : thisMachine).map(networkOf)
  return rememberLast(
    (peer) =>
      // A server that listens on `::` sees an IPv4 peer as `::ffff:172.30.0.4`: `process` undoes that.
      ipaddr.isValid(peer) && ipaddr.subnetMatch(ipaddr.process(peer), { trusted }) === 'trusted',
  )
}

/** Behind a proxy every call has the same peer: reading its address again was a fifteenth of a kept page's time. */
function rememberLast(judge: (peer: string) => boolean): (peer: string) => boolean {
  let last: { peer: string; verdict: boolean } | null = null
  return (peer) => {
    if (last?.peer !== peer) last = { peer, verdict: judge(peer) }
    return last.verdict
  }
}

function networkOf(entry: string): Network {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
  if (!ipaddr.isValid(entry)) throw new Error(`"${entry}" is no address and no network`)
  const address = ipaddr.process(entry)
  return [address, address.toByteArray().length * 8]
}
