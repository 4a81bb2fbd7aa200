"""An invented world: people, places, numbers and earlier decisions."""
