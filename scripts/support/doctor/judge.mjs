const GB = 1024 ** 3

/** What `npm start` and `npm test` together take: packages, the build, a database, reports. */
const diskGb = 4
const memoryGb = 3
/** Of one process: a connection and a file each for many shoppers at once. */
const openFiles = 4096

/**
 * What is there on this machine and what is missing, one line each: what is needed to start the store (`needed`), to test it (`tests`),
 * or for one thing alone. `todo` says what helps.
 */
export function judge(facts) {
  return [...neededOnes(facts), ...testOnes(facts), ...otherOnes(facts)]
}

/** Whether the store can be started here. */
export const isWell = (findings) => findings.every(({ isThere, use }) => isThere || use !== 'needed')

function neededOnes({ node, engines, npm, isInstalled, ports, settingsFault, disk, memory }) {
  return [
    {
      use: 'needed',
      what: `Node ${node}`,
      isThere: isAtLeast(node, engines),
      todo: `Install Node ${engines.replace(/^>=/, '')} or newer; .nvmrc names the one the store is tested on.`,
    },
    {
      use: 'needed',
      what: npm === null ? 'npm' : `npm ${npm}`,
      isThere: npm !== null,
      todo: 'Install npm: it comes with Node.',
    },
    {
      use: 'later',
      what: 'packages as package-lock.json names them',
      isThere: isInstalled,
      todo: 'Nothing: the next command installs them (npm ci).',
    },
    {
      use: 'needed',
      what: 'settings of .env that can be read',
      isThere: settingsFault === null,
      todo: settingsFault,
    },
    ...ports.map(({ variable, port, isFree }) => ({
      use: 'needed',
      what: `port ${port} free (${variable})`,
      isThere: isFree,
      todo: `Stop what runs there, or choose another: ${variable}=${port + 1} in .env.`,
    })),
    {
      use: 'needed',
      what: `${(disk / GB).toFixed(1)} GB of disk free`,
      isThere: disk >= diskGb * GB,
      todo: `Make room: packages, build and tests take ${diskGb} GB.`,
    },
    {
      use: 'later',
      what: `${(memory / GB).toFixed(1)} GB of memory`,
      isThere: memory >= memoryGb * GB,
      todo: `The build takes up to ${memoryGb} GB: add swap, or build elsewhere.`,
    },
  ]
}

function testOnes({ files, browser, hasChineseFonts, postgres, nginx, installsByItself }) {
  const byItself = (command) => (installsByItself ? `Nothing: npm test installs it.` : command)
  return [
    {
      use: 'tests',
      what: `${files} open files for a process`,
      isThere: files >= openFiles,
      todo: `ulimit -n ${openFiles}; as a service LimitNOFILE=${openFiles}.`,
    },
    {
      use: 'tests',
      what: 'a browser',
      isThere: browser !== null,
      todo: byItself('npx playwright install chromium, or name one: CHROMIUM_PATH.'),
    },
    {
      use: 'tests',
      what: 'a Chinese face for its pages',
      isThere: hasChineseFonts,
      todo: byItself('Install Noto Sans CJK (Debian: apt-get install fonts-noto-cjk).'),
    },
    {
      use: 'tests',
      what: 'a PostgreSQL server',
      isThere: postgres !== null,
      todo: byItself(
        'Debian: apt-get install postgresql; else TEST_DATABASE_URL. Without it the embedded one alone is tested.',
      ),
    },
    {
      use: 'tests',
      what: 'nginx, for npm run together and npm run faults',
      isThere: nginx,
      todo: byItself('Debian: apt-get install nginx-light. Without it these two are left out.'),
    },
  ]
}

function otherOnes({ commands }) {
  return [
    ['blender', 'to render pictures (docs/imagery)', 'blender python3-numpy'],
    ['ffmpeg', 'to make films (docs/imagery)', 'ffmpeg'],
    ['docker', 'to run deploy/compose.yaml', 'docker.io docker-compose-v2'],
  ].map(([name, why, packages]) => ({
    use: 'one thing',
    what: `${name}, ${why}`,
    isThere: commands.includes(name),
    todo: `Only for that: apt-get install ${packages}.`,
  }))
}

/** `20.19.1` is at least `>=20.19`. */
function isAtLeast(version, range) {
  const parts = (text) => text.replace(/^>=/, '').split('.').map(Number)
  const [have, want] = [parts(version), parts(range)]
  const differs = want.findIndex((number, place) => number !== (have[place] ?? 0))
  return differs < 0 || (have[differs] ?? 0) > want[differs]
}
