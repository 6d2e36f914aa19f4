import {readdirSync, readFileSync} from 'node:fs';

const pageSize = 4096;
const ticksPerSecond = 100;

interface Process {
  parent: number;
  /** Bytes in memory, among them what processes share, which so counts more than once. */
  memory: number;
  /** Seconds, with those of children that have ended. */
  cpu: number;
}

/** What a process and all that it starts take, on Linux: the most memory at one time, and CPU until now. */
export function watchProcesses(root: number): {stop: () => {peak: number; cpu: number}} {
  let peak = 0;
  const look = (): Process[] => {
    const all = familyOf(root);
    peak = Math.max(peak, sum(all.map(({memory}) => memory)));
    return all;
  };
  const timer = setInterval(look, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return {cpu: sum(look().map(({cpu}) => cpu)), peak};
    },
  };
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

function familyOf(root: number): Process[] {
  const processes = new Map(readdirSync('/proc').flatMap((name) => readProcess(Number(name))));
  const isInFamily = (id: number): boolean => id === root || (id > 1 && isInFamily(processes.get(id)?.parent ?? 0));
  return [...processes].filter(([id]) => isInFamily(id)).map(([, process]) => process);
}

function readProcess(id: number): [number, Process][] {
  if (!Number.isInteger(id)) return [];
  try {
    // The name, in brackets, may have spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    const cpu = sum(fields.slice(11, 15)) / ticksPerSecond;
    return [[id, {parent: fields[1]!, memory: fields[21]! * pageSize, cpu}]];
  } catch {
    // It has just ended.
    return [];
  }
}
