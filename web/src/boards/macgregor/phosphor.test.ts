import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHARGING, FADING, LEAST, Phosphor } from "./phosphor.svelte";

describe("what glows in the dark", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("fades over a minute or two, never quite to nothing", () => {
    const phosphor = new Phosphor();
    phosphor.enter();
    vi.advanceTimersByTime(FADING / 2);
    expect(phosphor.charge).toBeCloseTo(0.5, 1);
    vi.advanceTimersByTime(FADING);
    expect(phosphor.charge).toBe(LEAST);
    phosphor.leave();
  });

  it("is charged while the lamp is held, and only then", () => {
    const phosphor = new Phosphor();
    phosphor.enter();
    vi.advanceTimersByTime(2 * FADING);
    phosphor.hold();
    vi.advanceTimersByTime(CHARGING / 2);
    const half = phosphor.charge;
    expect(half).toBeGreaterThan(0.4);
    phosphor.release();
    vi.advanceTimersByTime(1_000);
    expect(phosphor.charge).toBeLessThan(half);
    phosphor.leave();
  });

  it("is strange for a moment, until the lamp was held once", () => {
    const phosphor = new Phosphor();
    expect(phosphor.strange).toBe(false);
    phosphor.enter();
    expect(phosphor.strange).toBe(true);
    vi.advanceTimersByTime(FADING / 5);
    expect(phosphor.strange).toBe(false);
    phosphor.hold();
    phosphor.leave();
    phosphor.enter();
    expect(phosphor.strange).toBe(false);
    phosphor.leave();
  });

  it("can be left at any moment, and begins anew fully charged", () => {
    const phosphor = new Phosphor();
    phosphor.enter();
    vi.advanceTimersByTime(FADING);
    phosphor.hold();
    phosphor.leave();
    expect([phosphor.dark, phosphor.lit]).toEqual([false, false]);
    expect(vi.getTimerCount()).toBe(0);
    phosphor.enter();
    expect(phosphor.charge).toBe(1);
    phosphor.leave();
  });
});
